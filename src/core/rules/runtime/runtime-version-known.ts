import { catalog } from '../../catalog/catalog.ts'
import { unknown } from '../../catalog/fact.ts'
import { lineOf } from '../../catalog/runtimes/index.ts'
import { isVersion } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const runtimeVersionKnown = defineRule({
  id: 'runtime-version-known',
  basis: 'advice',
  summary: 'The line of the runtime is one that the facts speak of',
  remediation: 'Take a release of a line that is known, or check its notes yourself.',
  decisions: ['containerRuntime', 'runtimeVersion'],

  check({ containerRuntime, runtimeVersion }) {
    if (containerRuntime !== 'containerd' || !isVersion(runtimeVersion)) return undefined
    const { containerd } = catalog.runtimes
    if (lineOf(containerd, runtimeVersion)) return undefined
    const first = containerd.lines[0].id
    const last = containerd.lines.at(-1)?.id ?? first
    return {
      message: `Nothing is known here about containerd ${runtimeVersion}; the facts cover ${first} to ${last}.`,
      facts: [unread],
      suggestion: { runtimeVersion: 'auto' },
    }
  },
})

const unread = unknown(null, ['containerd-tags'])
