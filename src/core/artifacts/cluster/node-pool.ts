import type { PlatformId } from '../../catalog/cni/define.ts'
import { catalog } from '../../catalog/catalog.ts'
import { defineArtifact } from '../../model/artifact.ts'
import { isManaged } from '../../model/managed-plan.ts'
import { sh, shRaw } from '../../text/formats/shell.ts'
import { shell } from '../formats/content.ts'
import { aksScript } from './pool/aks.ts'
import { eksScript } from './pool/eks.ts'
import { gkeScript } from './pool/gke.ts'
import { poolDecisions, type PoolScenario, type ScriptPart } from './pool/settings.ts'

const scripts: {
  readonly [Id in PlatformId]?: (scenario: PoolScenario) => readonly ScriptPart[] | undefined
} = { aks: aksScript, eks: eksScript, gke: gkeScript }

/** The shortest way to add a Windows pool to a cluster that exists. */
export const nodePool = defineArtifact({
  id: 'node-pool',
  path: 'cluster/node-pool.sh',
  summary: 'The command that adds a Windows node pool to the cluster',
  decisions: poolDecisions,
  carries: [],

  generate(scenario) {
    const script = scripts[scenario.platform]
    if (!isManaged(scenario) || !script) return undefined
    return shell([
      { code: shRaw('#!/bin/sh'), why: { text: 'Any POSIX shell.' } },
      ...(script(scenario) ?? [withoutImage(scenario)]),
    ])
  },
})

const withoutImage = ({ platform, windowsRelease }: PoolScenario): ScriptPart => ({
  code: sh`printf '%s\n' ${`${catalog.platforms[platform].name} has no image of ${catalog.windows[windowsRelease].name}; choose another release.`} >&2
exit 1`,
  why: { text: 'There is no pool to make.', decisions: ['platform', 'windowsRelease'] },
})
