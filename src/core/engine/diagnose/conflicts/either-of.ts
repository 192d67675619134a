import type { Observation } from '../../../model/observation.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import type { SentFile } from '../reading/read.ts'
import { inBranches } from './in-branches.ts'

const ofVersion: ReadonlySet<DecisionId> = new Set<DecisionId>([
  'kubernetesVersion',
  'kubernetesRelease',
  'controlPlaneVersion',
])
const joined = [' or ', ' and ', '/', ' / ', ', ', ' & '].flatMap((word) => [word, `${word}v`])

/**
 * “Installed RKE2: v1.21.8+rke2r1 or v1.22.5+rke2r1”: who names two versions in one breath has tried
 * both; and a script takes one of its branches.
 */
export const eitherOf = (files: readonly SentFile[]) => {
  const texts = new Map(files.map(({ name, text }) => [name, text]))
  const areBranches = inBranches(files)
  return (id: DecisionId, one: Observation, other: Observation): boolean => {
    if (areBranches(one, other)) return true
    const text = texts.get(one.file)
    if (!ofVersion.has(id) || text === undefined || one.file !== other.file) return false
    const [a = '', b = ''] = [one, other].map(({ raw }) => raw.replace(/^v/i, ''))
    if (a === '' || b === '') return false
    return joined.some(
      (word) => text.includes(`${a}${word}${b}`) || text.includes(`${b}${word}${a}`),
    )
  }
}
