import type { Tree } from './define-tree.ts'
import { failingTrees } from './failing-trees.ts'
import { lifecycleTrees } from './lifecycle-trees.ts'
import { networkTrees } from './network-trees.ts'
import { nodeTrees } from './node-trees.ts'
import { operationTrees } from './operation-trees.ts'
import { podTrees } from './pod-trees.ts'
import { telemetryTrees } from './telemetry-trees.ts'

export type { Branch, StepAnswer, Tree, TreeStep } from './define-tree.ts'

/** Every guide; loaded where somebody has a symptom and nothing to paste. */
export const trees: readonly Tree[] = [
  ...podTrees,
  ...lifecycleTrees,
  ...failingTrees,
  ...nodeTrees,
  ...networkTrees,
  ...telemetryTrees,
  ...operationTrees,
]

/** What the symptoms of guides are about. */
export const treeGroups = [
  { title: 'Pods', trees: [...podTrees, ...lifecycleTrees, ...failingTrees] },
  { title: 'Nodes', trees: nodeTrees },
  { title: 'Network and Services', trees: networkTrees },
  { title: 'Logs and metrics', trees: telemetryTrees },
  { title: 'Operation', trees: operationTrees },
] as const satisfies readonly { title: string; trees: readonly Tree[] }[]
