import type { SentFile } from '../reading/read.ts'
import { clusterParts, type ClusterPart } from './cluster-parts.ts'
import { dayParts } from './day-parts.ts'
import { nodeFileParts } from './node-files.ts'
import { promptParts } from './prompt-parts.ts'

const ways = [clusterParts, dayParts, nodeFileParts, promptParts] as const

/** The parts of what was sent that are judged each by itself; empty where all of it tells of one setup. */
export function partsOf(files: readonly SentFile[]): readonly ClusterPart[] {
  for (const way of ways) {
    const parts = way(files)
    if (parts.length > 0) return parts
  }
  return []
}
