import { modes } from '../../../catalog/modes/index.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { isBefore } from '../../../values/version.ts'

export const overlayGateTold = defineLint({
  id: 'overlay-gate-told',
  on: 'setup',
  summary: 'The gate of an overlay network is not off in kube-proxy, as a text tells',
  remediation: 'Turn the gate on for kube-proxy, or leave it to its default where that is on.',
  decisions: ['kubernetesVersion'],
  program: 'kube-proxy',

  check({ observations }, { kubernetesVersion }): readonly LintViolation[] {
    const { gate } = modes.overlay
    const off = named(observations, 'featureGate.off').find(
      ({ value }) => value === gate?.value.name,
    )
    const told = deciding(observations, 'networkMode').filter(({ absent }) => absent !== true)
    const [mode] = told
    if (!gate || !off || !mode || !told.every(({ value }) => value === modes.overlay.id)) return []
    if (!isBefore(kubernetesVersion, gate.value.lockedFrom)) return []
    return [
      {
        path: [],
        place: placeOf(off),
        also: [placeOf(mode)],
        // That it is off is somebody’s word for it.
        basis: 'unsupported',
        message: `The network is an overlay, and the gate ${gate.value.name} is off for kube-proxy: it stops at its start.`,
        facts: [gate],
      },
    ]
  },
})
