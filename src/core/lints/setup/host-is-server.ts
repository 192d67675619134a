import { clientHosts } from '../../catalog/windows/clients.ts'
import { defineLint } from '../../model/lint.ts'
import { named } from '../../model/observed.ts'

export const hostIsServer = defineLint({
  id: 'host-is-server',
  on: 'setup',
  summary: 'A Windows node runs a Windows Server',
  remediation: 'Make the node from a Windows Server that its Kubernetes version lists.',
  decisions: [],

  check({ observations }) {
    const kubelets = named(observations, 'kubelet.version')
    return named(observations, 'host.os').flatMap(
      ({ value, subject, weight, file, line, column }) => {
        // A workstation from which somebody looks at a cluster is no node.
        const isNode =
          subject?.startsWith('node ') === true ||
          kubelets.some((one) => one.file === file && one.subject === undefined)
        if (weight === 'statement' || !isNode || !client.test(String(value))) return []
        return [
          {
            path: [],
            place: { file, line, column },
            basis: 'unsupported' as const,
            message: `The node runs ${String(value)}; the lists of Kubernetes name releases of Windows Server alone, and a Windows client is for development.`,
            facts: [clientHosts],
          },
        ]
      },
    )
  },
})

const client = /\bWindows 1[01]\b/
