import { antrea } from '../../../catalog/cni/antrea.ts'
import { mtu } from '../../../catalog/mtu.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

export const overlayMtu = defineLint({
  id: 'overlay-mtu',
  on: 'setup',
  summary: 'The MTU of an overlay leaves room for what it puts around packets',
  remediation: `Set the MTU of the overlay to that of the nodes less ${mtu.overhead.value}, or leave it out: the agents work it out.`,
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const modes = deciding(observations, 'networkMode')
    // Its tunnels are those of Open vSwitch, whatever the mode of HNS.
    const isAntrea = deciding(observations, 'cni').some(({ value }) => value === antrea.id)
    const isOverlay =
      isAntrea || (modes.length > 0 && modes.every(({ value }) => value === 'overlay'))
    const [own] = named(observations, 'overlay.mtu')
    if (!own || !isOverlay) return []
    const below = named(observations, 'underlay.mtu')
    // Adapters may differ; the least of them counts.
    const least = below.toSorted((a, b) => Number(a.value) - Number(b.value))[0]
    const size = Number(own.value)
    const room = (least ? Number(least.value) : mtu.ethernet.value) - mtu.overhead.value
    // Nobody told that of the nodes: only the usual one, taken over as it is, is surely meant so.
    if (least ? size <= room : size !== mtu.ethernet.value) return []
    return [
      {
        path: [],
        place: placeOf(own),
        also: least ? [placeOf(least)] : [],
        basis: 'unsupported',
        message: `The MTU of the overlay is ${own.raw}${least ? `, and that of the nodes ${least.raw}` : ', that of the network below where nobody raised it'}: what goes around each packet takes ${mtu.overhead.value} bytes, so that packets above ${room} get lost. Small requests work, and larger ones hang.`,
        facts: [mtu.overhead, mtu.lost],
      },
    ]
  },
})
