import { isBefore, isVersion, minorOf } from '../../values/version.ts'
import { versionSkew } from '../../catalog/kubernetes/shared.ts'
import { defineLint } from '../../model/lint.ts'

export const kubeProxyNotNewer = defineLint({
  id: 'kube-proxy-not-newer',
  on: 'setup',
  summary: 'kube-proxy is not newer than the API server',
  remediation: 'Install kube-proxy of the version of the API server, or of the node.',
  decisions: [],

  check({ observations }) {
    const server =
      observations.find(({ name }) => name === 'kubernetes.serverVersion') ??
      observations.find(({ name }) => name === 'controlPlane.kubeletVersion')
    if (!server || !isVersion(String(server.value))) return []
    return observations.flatMap(({ name, value, file, line, column }) => {
      if (name !== 'kubeProxy.version' || !isVersion(String(value))) return []
      if (!isBefore(minorOf(String(server.value)), minorOf(String(value)))) return []
      return [
        {
          path: [],
          place: { file, line, column },
          also: [{ file: server.file, line: server.line, column: server.column }],
          basis: 'unsupported',
          message: `kube-proxy is ${String(value)}, newer than the API server ${String(server.value)}.`,
          facts: [versionSkew.proxyNewer],
        },
      ]
    })
  },
})
