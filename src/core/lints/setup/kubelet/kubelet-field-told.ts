import { nodeSettings } from '../../../catalog/flags/node-settings.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { unboundIn } from '../../config/kubelet-config-affinity.ts'
import { unheardIn } from '../../config/kubelet-config-shutdown.ts'
import { windowsNodeIn } from '../../windows-node.ts'

const period = 'shutdownGracePeriod'

export const kubeletFieldTold = defineLint({
  id: 'kubelet-field-told',
  on: 'setup',
  summary: 'A field of the kubelet that a text tells of has an effect on Windows',
  remediation: 'Leave the field out, or take a kubelet that has the gate for it on.',
  decisions: ['kubernetesVersion'],

  check({ observations, parsed }, { kubernetesVersion }): readonly LintViolation[] {
    // A file that was sent is judged itself.
    if (ofKind(parsed, 'kubelet-config').length > 0 || !windowsNodeIn(observations)) return []
    const managers = deciding(observations, 'serviceManager')
    const isUnderNssm = managers.length > 0 && managers.every(({ value }) => value === 'nssm')
    return named(observations, 'kubelet.fieldTold').flatMap((one): readonly LintViolation[] => {
      const [, field = '', value = ''] = /^(\w+)\W.*?([\w-]+)$/.exec(String(one.value)) ?? []
      // What the text does not tell may turn the gate on.
      const part = { value: { [field]: value }, text: one.raw, isPart: true }
      const unheard = unheardIn(part, kubernetesVersion)
      const ofService: readonly LintViolation[] =
        field === period && isUnderNssm && unheard.length === 0
          ? [
              {
                path: [],
                basis: 'unsupported',
                message: `${period} is ${value}, but under nssm the kubelet does not hear of a shutdown: it has no effect.`,
                remediation: 'Run the kubelet as a native Windows service.',
                facts: [nodeSettings.gracefulShutdown],
              },
            ]
          : []
      return [...unheard, ...unboundIn(part, kubernetesVersion), ...ofService].map((fault) => ({
        ...fault,
        path: [],
        place: placeOf(one),
      }))
    })
  },
})
