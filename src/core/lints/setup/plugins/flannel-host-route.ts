import { flannel } from '../../../catalog/cni/flannel.ts'
import { hostRoute } from '../../../catalog/cni/flannel-host-route.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { isBefore, isVersion } from '../../../values/version.ts'
import { windowsNodeIn } from '../../windows-node.ts'

const { before, from } = hostRoute

export const flannelHostRoute = defineLint({
  id: 'flannel-host-route',
  on: 'setup',
  summary: 'A Windows node with VXLAN of Flannel reaches the pods that run on it',
  remediation: `Take flanneld ${from.value} or later; until then use probes that run in the container (exec).`,
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const modes = deciding(observations, 'networkMode').filter(({ absent }) => absent !== true)
    const isOverlay = modes.length > 0 && modes.every(({ value }) => value === 'overlay')
    const isFlannel = deciding(observations, 'cni').every(({ value }) => value === flannel.id)
    const node = windowsNodeIn(observations)
    const told = toldOfWindows(observations)
    const [first] = told
    if (!isOverlay || !isFlannel || !node || !first) return []
    const releases = told.map(({ value }) => String(value).replace(/^v|[-+].*$/g, ''))
    // Of several nobody says which one is that of Windows.
    if (!releases.every((one) => isVersion(one) && isBefore(one, from.value))) return []
    return [
      {
        path: [],
        place: placeOf(first),
        also: [placeOf(node)],
        basis: 'fails',
        message: `With VXLAN, flanneld ${releases[0] ?? ''} does not let a Windows node reach the pods that run on it, so probes of the kubelet by HTTP or TCP fail; ${from.value} was the first that does.`,
        facts: [from, before],
      },
    ]
  },
})

/** The releases, without those of images of Linux pods where a pod of Windows has an image of its own. */
function toldOfWindows(observations: readonly Observation[]): readonly Observation[] {
  const images = named(observations, 'image').filter(({ raw }) => raw.includes('flannel'))
  const told = named(observations, 'flannel.version')
  if (images.every(isOfLinux)) return told
  return told.filter(
    ({ file, line }) =>
      !images.some((one) => isOfLinux(one) && one.file === file && one.line === line),
  )
}

const isOfLinux = ({ subject }: Observation) => subject?.startsWith('linux ') === true
