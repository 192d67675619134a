import { endpointForm } from '../../catalog/joining.ts'
import { nodePorts } from '../../catalog/node-ports.ts'
import { initialChoices } from '../../model/presets/define.ts'
import { quoted } from '../../values/quoted.ts'
import { defineRule } from '../../model/rule.ts'

/** One colon outside of brackets, as kubeadm splits a host from its port. */
const splits = /^(?:\[[^\]]*\]|[^:[\]]*):[^:]*$/
const hostAndPort = /^(?:\[[\da-f:.]+\]|[^\s:/@[\]]+):(\d{1,5})$/i

export const apiServerEndpointSyntax = defineRule({
  id: 'api-server-endpoint-syntax',
  basis: 'refused',
  summary: 'The API server is named by its host and port alone',
  remediation: 'Write host:port, without https:// and without a path, for example 10.0.0.4:6443.',
  decisions: ['apiServerEndpoint', 'joinMethod'],

  check({ apiServerEndpoint, joinMethod }) {
    if (isEndpoint(apiServerEndpoint)) return undefined
    const isRefused = joinMethod === 'kubeadm' && !splits.test(apiServerEndpoint)
    return {
      message: `${quoted(apiServerEndpoint)} is no host and port of an API server.`,
      facts: [isRefused ? endpointForm.kubeadm : endpointForm.address],
      basis: isRefused ? 'refused' : 'fails',
      decisions: ['apiServerEndpoint'],
      suggestion: { apiServerEndpoint: mended(apiServerEndpoint) },
    }
  },
})

function isEndpoint(text: string): boolean {
  const port = Number(hostAndPort.exec(text)?.[1] ?? 0)
  return port > 0 && port < 65_536
}

/** Without scheme and path, and with the usual port where none is named. */
function mended(text: string): string {
  const host = text
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/\/.*$/s, '')
  const candidates = [host, `${host.replace(/:$/, '')}:${nodePorts.apiServer.value}`]
  return candidates.find(isEndpoint) ?? initialChoices.apiServerEndpoint
}
