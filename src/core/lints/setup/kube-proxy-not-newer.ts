import { isBefore, isVersion, minorOf } from '../../values/version.ts'
import { versionSkew } from '../../catalog/kubernetes/shared.ts'
import { defineLint } from '../../model/lint.ts'
import { named } from '../../model/observed.ts'

export const kubeProxyNotNewer = defineLint({
  id: 'kube-proxy-not-newer',
  on: 'setup',
  summary: 'kube-proxy is not newer than the API server',
  remediation: 'Install kube-proxy of the version of the API server, or of the node.',
  decisions: [],

  check({ observations }) {
    const server =
      named(observations, 'kubernetes.serverVersion')[0] ??
      named(observations, 'controlPlane.kubeletVersion')[0]
    if (!server || !isVersion(String(server.value))) return []
    return named(observations, 'kubeProxy.version').flatMap(({ value, file, line, column }) => {
      if (!isVersion(String(value))) return []
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
