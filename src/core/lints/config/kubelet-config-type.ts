import { kubeletConfigFields } from '../../catalog/flags/kubelet-config.ts'
import { defineLint } from '../../model/lint.ts'
import { typeFaults } from './field-types.ts'

export const kubeletConfigType = defineLint({
  id: 'kubelet-config-type',
  on: 'kubelet-config',
  summary: 'Each field of the file of the kubelet has a value of its type',
  remediation: 'Write the value as the type of the field asks for it.',
  decisions: [],
  check: ({ value }) => typeFaults(value, kubeletConfigFields, 'the kubelet'),
})
