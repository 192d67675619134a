import { kubeProxyConfigFields } from '../../catalog/flags/kube-proxy-config.ts'
import { defineLint } from '../../model/lint.ts'
import { typeFaults } from './field-types.ts'

export const kubeProxyConfigType = defineLint({
  id: 'kube-proxy-config-type',
  on: 'kube-proxy-config',
  summary: 'Each field of the file of kube-proxy has a value of its type',
  remediation: 'Write the value as the type of the field asks for it.',
  decisions: [],
  check: ({ value }) => typeFaults(value, kubeProxyConfigFields, 'kube-proxy'),
})
