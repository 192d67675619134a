import { readsNoFlagsFile } from '../../../catalog/flags/kubeadm-flags.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { ofKind } from '../../../model/parsed.ts'

export const kubeadmFlagsRead = defineLint({
  id: 'kubeadm-flags-read',
  on: 'setup',
  summary: 'What starts the kubelet hands it the flags that kubeadm left',
  remediation:
    'Start the kubelet with a script that reads kubeadm-flags.env, as StartKubelet.ps1 does, or write the flags into the command of the service.',
  decisions: [],

  check({ parsed }) {
    const kubelets = ofKind(parsed, 'command-line').filter(
      ({ value }) => value.program === 'kubelet',
    )
    const lefts = kubelets.filter(({ value }) => value.isOfKubeadm === true)
    const services = kubelets.filter(
      ({ value }) =>
        value.isOfKubeadm !== true &&
        value.isComplete &&
        (value.isService === true || value.flags.some(({ name }) => name === 'windows-service')),
    )
    const [service] = services
    if (!service || services.length > 1 || lefts.length !== 1) return []
    const given = new Set(service.value.flags.map(({ name }) => name))
    return lefts.flatMap(({ value, placeOf }): readonly LintViolation[] => {
      const place = service.placeOf([])
      const left = placeOf([])
      const lost = value.flags
        .filter(({ name }) => !given.has(name) && !ofKubeadm.has(name))
        .map(({ name }) => `--${name}`)
      if (lost.length === 0) return []
      return [
        {
          path: [],
          place,
          also: [left],
          // Files of their own may be of two nodes.
          basis: place.file === left.file ? 'fails' : 'unsupported',
          message: `The service starts kubelet.exe itself, which reads no kubeadm-flags.env: ${lost.join(', ')} ${lost.length === 1 ? 'has' : 'have'} no effect.`,
          facts: [readsNoFlagsFile],
        },
      ]
    })
  },
})

/** What kubeadm writes there by itself; the file of the kubelet has it, or it does without. */
const ofKubeadm: ReadonlySet<string> = new Set([
  'pod-infra-container-image',
  'container-runtime-endpoint',
  'container-runtime',
  'network-plugin',
  'cgroup-driver',
  'hostname-override',
])
