import { calicoProxyScript } from '../../../catalog/cni/calico-proxy-script.ts'
import { gateIn, gates } from '../../../catalog/flags/gates.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { isBefore } from '../../../values/version.ts'

const whole = /^\d{1,2}\.\d{1,3}\.\d{1,3}$/

export const calicoProxyGate = defineLint({
  id: 'calico-proxy-gate',
  on: 'setup',
  summary: 'The script of Calico that starts kube-proxy sets no gate that its version has locked',
  remediation:
    'Take IPv6DualStack=false out of kube-proxy-service.ps1 and start kube-proxy again, or install a newer Calico.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const { from, before, gate } = calicoProxyScript.value
    const step = gates()
      .get(gate)
      ?.steps.find(({ locked }) => locked)
    const lock = step && gateIn(gate, step.from)
    const [script] = named(observations, 'calico.kubeProxyScript')
    const releases = named(observations, 'calico.version')
    const kubelets = [
      ...named(observations, 'kubelet.version'),
      ...observations.filter(({ decision }) => decision === 'kubernetesRelease'),
    ]
    if (!script || kubelets.length === 0 || lock?.is !== 'known') return []
    const lockedFrom = lock.fact.value.from
    const isOther = observations.some(
      ({ decision, value }) => decision === 'networkMode' && value !== 'overlay',
    )
    if (isOther || kubelets.some(({ value }) => isBefore(String(value), lockedFrom))) return []
    const isHeld = (release: string) =>
      whole.test(release) && !isBefore(release, from) && isBefore(release, before)
    if (!releases.every(({ value }) => isHeld(String(value)))) return []
    return releases.slice(0, 1).map((one) => ({
      path: [],
      place: placeOf(one),
      also: [placeOf(script)],
      basis: 'refused',
      message: `With VXLAN the script of Calico ${String(one.value)} starts kube-proxy with ${gate}=false, which Kubernetes refuses from ${lockedFrom} on: kube-proxy ends again and again, and no Service is reached.`,
      facts: [calicoProxyScript, lock.fact],
    }))
  },
})
