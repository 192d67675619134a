import { endpointForm } from '../../catalog/joining.ts'
import { nodePorts } from '../../catalog/node-ports.ts'
import { initialChoices } from '../../model/presets/define.ts'
import { parseEndpoint } from '../../values/endpoint.ts'
import { quoted } from '../../values/quoted.ts'
import { defineRule } from '../../model/rule.ts'

/** One colon outside of brackets, as kubeadm splits a host from its port. */
const splits = /^(?:\[[^\]]*\]|[^:[\]]*):[^:]*$/

export const apiServerEndpointSyntax = defineRule({
  id: 'api-server-endpoint-syntax',
  basis: 'refused',
  summary: 'The API server is named by its host and port alone',
  remediation: 'Write host:port, without https:// and without a path, for example 10.0.0.4:6443.',
  decisions: ['apiServerEndpoint', 'joinMethod'],

  check({ apiServerEndpoint, joinMethod }) {
    const { text, value } = apiServerEndpoint
    if (value) return undefined
    const isRefused = joinMethod === 'kubeadm' && !splits.test(text)
    return {
      message: `${quoted(text)} is no host and port of an API server.`,
      facts: [isRefused ? endpointForm.kubeadm : endpointForm.address],
      basis: isRefused ? 'refused' : 'fails',
      decisions: ['apiServerEndpoint'],
      suggestion: { apiServerEndpoint: mend(text) },
    }
  },
})

/** Without scheme and path, and with the usual port where none is named. */
function mend(text: string): string {
  const host = text
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/\/.*$/s, '')
  const candidates = [host, `${host.replace(/:$/, '')}:${nodePorts.apiServer.value}`]
  return candidates.find(parseEndpoint) ?? initialChoices.apiServerEndpoint
}
