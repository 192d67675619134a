import { catalog } from '../../catalog/catalog.ts'
import type { Decisions } from '../decision.ts'
import { containerRuntime } from '../resolve/container-runtime.ts'
import { runtimeVersion } from '../resolve/runtime-version.ts'
import { entries } from './choices.ts'

/** What starts containers, and how far they are separated. */
export const runtimeDecisions = {
  containerRuntime: {
    topic: 'runtime',
    label: 'Container runtime',
    kind: 'closed',
    control: 'cards',
    initial: 'auto',
    choices: () => entries(catalog.runtimes),
    auto: { reads: ['kubernetesVersion'], resolve: containerRuntime },
  },
  runtimeVersion: {
    topic: 'runtime',
    label: 'Version of the runtime',
    kind: 'text',
    control: 'text',
    initial: 'auto',
    auto: {
      reads: ['kubernetesVersion', 'containerRuntime', 'isolation'],
      resolve: runtimeVersion,
    },
  },
  isolation: {
    topic: 'runtime',
    label: 'Isolation',
    kind: 'closed',
    control: 'cards',
    initial: 'process',
    choices: () => entries(catalog.isolation),
  },
} satisfies Partial<Decisions>
