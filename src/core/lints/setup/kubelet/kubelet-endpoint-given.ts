import { flagOf } from '../../../catalog/flags/accepted.ts'
import { kubeletConfigFields } from '../../../catalog/flags/kubelet-config.ts'
import { hasDockershim } from '../../../catalog/kubernetes/index.ts'
import { runtimes } from '../../../catalog/runtimes/index.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { isUncut, ofKind } from '../../../model/parsed.ts'
import { isWithin } from '../../../values/version.ts'

const name = 'container-runtime-endpoint'
const flag = flagOf('kubelet', name)
const field = kubeletConfigFields.get('containerRuntimeEndpoint')

export const kubeletEndpointGiven = defineLint({
  id: 'kubelet-endpoint-given',
  on: 'setup',
  summary: 'From the end of dockershim on, the kubelet on Windows is told its runtime',
  remediation: `Give --${name}=${runtimes.containerd.criSocket.value}, or from 1.27 on containerRuntimeEndpoint in the file.`,
  decisions: ['kubernetesVersion'],

  check({ parsed }, { kubernetesVersion }): readonly LintViolation[] {
    if (!flag || !field || hasDockershim(kubernetesVersion)) return []
    const [file, other] = ofKind(parsed, 'kubelet-config')
    const isRead = isWithin(kubernetesVersion, field.accepted)
    return ofKind(parsed, 'command-line').flatMap(({ value, placeOf }) => {
      const { program, flags, isComplete } = value
      if (program !== 'kubelet' || !isComplete) return []
      const isAll = isUncut(value)
      if (flags.some((one) => one.name.replaceAll('_', '-') === name)) return []
      // What stands in the folder of further files was not sent.
      if (flags.some((one) => one.name === 'config-dir')) return []
      const has = (wanted: string) => flags.some((one) => one.name.replaceAll('_', '-') === wanted)
      // Lines that people type are shortened; one that came with its file, or says which kind of runtime
      // it has where the file cannot say more, is meant as it is.
      const isWhole =
        file !== undefined && file.value.isPart !== true && other === undefined && has('config')
      const isMeant = isWhole || (!isRead && has('container-runtime'))
      // What a service starts is all of it, unless somebody cut it for the paste.
      const isRegistered = (!isRead || !has('config')) && isAll
      if (!isMeant && !isRegistered) return []
      if (isRead && valueAt(file?.value.value, [field.name]) !== undefined) return []
      return [
        {
          path: [],
          place: placeOf([]),
          ...(file ? { also: [file.placeOf([])] } : {}),
          basis: 'fails',
          message: `Neither --${name} nor ${field.name} is given: the kubelet of ${kubernetesVersion} has no default that suits Windows.`,
          facts: [
            {
              value: flag.default,
              confidence: isMeant ? flag.confidence : ('inferred' as const),
              sources: flag.sources,
            },
          ],
        },
      ]
    })
  },
})
