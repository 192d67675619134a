import { overlayUpdate } from '../../../catalog/platforms/pools/aks-node.ts'
import { windows } from '../../../catalog/windows/index.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

const { release, revision } = overlayUpdate.value
const build = windows[release].build.value.replace(/^10\.0\./, '')

export const aksOverlayBuild = defineLint({
  id: 'aks-overlay-build',
  on: 'setup',
  summary: 'The Windows nodes of a cluster of AKS have what its move to Azure CNI Overlay needs',
  remediation:
    'Upgrade the node image of the Windows pools first: az aks nodepool upgrade --node-image-only.',
  decisions: [],

  check({ observations }) {
    const [move] = named(observations, 'aks.updatedToOverlay')
    const isOther = deciding(observations, 'windowsRelease').some(({ value }) => value !== release)
    const [older] = deciding(observations, 'windowsRevision').filter(
      ({ value }) => typeof value === 'number' && value < revision,
    )
    if (!move || !older || isOther) return []
    return [
      {
        path: [],
        place: placeOf(move),
        also: [placeOf(older)],
        basis: 'unsupported' as const,
        message: `The move to Azure CNI Overlay needs Windows build ${build}.${revision} or later on the Windows nodes, and they have ${build}.${String(older.value)}: with older ones packets from host network pods get a wrong source address (SNAT).`,
        facts: [overlayUpdate],
      },
    ]
  },
})
