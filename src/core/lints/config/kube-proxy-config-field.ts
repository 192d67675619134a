import { configVersions } from '../../catalog/flags/config-versions.ts'
import { kubeProxyConfigFields } from '../../catalog/flags/kube-proxy-config.ts'
import { defineLint } from '../../model/lint.ts'
import { fieldFaults, versionFault } from './fields.ts'

export const kubeProxyConfigField = defineLint({
  id: 'kube-proxy-config-field',
  on: 'kube-proxy-config',
  summary: 'kube-proxy of this version reads every field of its file',
  remediation: 'Take the field out, or write it as this version has it.',
  decisions: ['kubernetesVersion'],
  check: ({ value }, surroundings) => [
    ...versionFault(value, configVersions.kubeProxy, 'kube-proxy'),
    ...fieldFaults(value, kubeProxyConfigFields, 'kube-proxy', surroundings),
  ],
})
