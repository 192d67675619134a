import { modes } from '../../../catalog/modes/index.ts'
import { network } from '../../../catalog/network.ts'
import type { AnyFact } from '../../../catalog/fact.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { proxyVersionTold } from '../../proxy-version.ts'
import { isBefore } from '../../../values/version.ts'

/** A gate that kube-proxy on Windows needs for something that is on. */
interface Needed {
  readonly gate: typeof modes.overlay.gate | typeof network.dsr.gate
  readonly about: 'networkMode' | 'directServerReturn'
  readonly on: unknown
  readonly what: string
  readonly more: readonly AnyFact[]
}

const all: readonly Needed[] = [
  {
    gate: modes.overlay.gate,
    about: 'networkMode',
    on: modes.overlay.id,
    what: 'The network is an overlay',
    more: [],
  },
  {
    gate: network.dsr.gate,
    about: 'directServerReturn',
    on: true,
    what: 'Direct server return is on',
    more: [network.dsr.refused],
  },
]

export const overlayGateTold = defineLint({
  id: 'overlay-gate-told',
  on: 'setup',
  summary:
    'kube-proxy has the gates of an overlay network and of direct server return on, as a text tells',
  remediation: 'Turn the gate on for kube-proxy, or leave it to its default where that is on.',
  decisions: ['kubernetesVersion'],
  program: 'kube-proxy',

  check({ observations, parsed }, { kubernetesVersion }): readonly LintViolation[] {
    // A line that was sent is judged itself.
    const isSent = ofKind(parsed, 'command-line').some(
      ({ value }) => value.program === 'kube-proxy' && value.isComplete,
    )
    const version = proxyVersionTold(observations) ?? kubernetesVersion
    return all.flatMap(({ gate, about, on, what, more }): readonly LintViolation[] => {
      if (!gate) return []
      const { name, onFrom, lockedFrom } = gate.value
      const saidOf = (as: string): Observation | undefined =>
        named(observations, as).find(({ value }) => value === name)
      const off = isBefore(version, lockedFrom) ? saidOf('featureGate.off') : undefined
      const left = isBefore(version, onFrom) && !isSent ? saidOf('featureGate.leftOut') : undefined
      const one = off ?? left
      const told = deciding(observations, about).filter(({ absent }) => absent !== true)
      const [use] = told
      if (!one || !use || !told.every(({ value }) => value === on)) return []
      return [
        {
          path: [],
          place: placeOf(one),
          also: [placeOf(use)],
          // That it is off is somebody’s word for it.
          basis: 'unsupported',
          message: `${what}, and the gate ${name} is off for kube-proxy${off ? '' : `, as it is by default before ${onFrom}`}: it stops at its start.`,
          facts: [gate, ...more],
        },
      ]
    })
  },
})
