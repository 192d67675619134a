import { configVersions } from '../../catalog/flags/config-versions.ts'
import { kubeletConfigFields } from '../../catalog/flags/kubelet-config.ts'
import { defineLint } from '../../model/lint.ts'
import { fieldFaults, versionFault } from './fields.ts'

export const kubeletConfigField = defineLint({
  id: 'kubelet-config-field',
  on: 'kubelet-config',
  summary: 'The kubelet of this version reads every field of its file',
  remediation: 'Take the field out, or write it as this version has it.',
  decisions: ['kubernetesVersion'],
  check: ({ value }, surroundings) => [
    ...versionFault(value, configVersions.kubelet, 'the kubelet'),
    ...fieldFaults(value, kubeletConfigFields, 'the kubelet', surroundings),
  ],
})
