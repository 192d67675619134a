import { registrarKubelet } from '../../../catalog/workload/registrar.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isAtLeast, isBefore, minorOf } from '../../../values/version.ts'
import { inContainersOf } from '../../containers.ts'
import { faultAt } from '../../fault-at.ts'

const { from, fixes } = registrarKubelet.value
const [first, , last] = fixes

export const registrarKubeletLint = defineLint({
  id: 'registrar-kubelet',
  on: 'setup',
  summary: 'The kubelet of a Windows node finds the socket of the registrar of CSI drivers',
  remediation: `Update the kubelets of the Windows nodes to ${fixes.join(', ')} or newer.`,
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const told = deciding(observations, 'kubernetesRelease')
    const [old] = told
    if (!old || !told.every(isOld)) return []
    return ofKind(parsed, 'manifest').flatMap(({ value, placeOf: at }) =>
      systemOfPod(value) !== 'windows'
        ? []
        : inContainersOf(value, 'image').flatMap(({ path, value: image }) => {
            const release = isRegistrar.exec(String(image))?.[1]
            return release === undefined || isBefore(release, from)
              ? []
              : [
                  faultAt(
                    at(path),
                    'unsupported',
                    `node-driver-registrar ${release} asks on Windows for Kubernetes ${fixes.join(', ')} or newer, and the kubelet is ${String(old.value)}: it may miss the socket, and the driver is then not registered.`,
                    registrarKubelet,
                    { also: [placeOf(old)] },
                  ),
                ]
          }),
    )
  },
})

const isRegistrar = /(?:^|\/)(?:csi-)?node-driver-registrar:v(\d{1,2}\.\d{1,3}\.\d{1,3})(?:$|[-@])/

/** A release of a minor is old up to its own fix. */
const isOld = ({ value }: Observation): boolean => {
  const release = String(value)
  if (!/^\d+\.\d+\.\d+/.test(release) || isAtLeast(release, last)) return false
  const fix = fixes.find((one) => minorOf(one) === minorOf(release)) ?? first
  return isBefore(release, fix)
}
