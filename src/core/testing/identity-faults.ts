import { accountsOf } from '../artifacts/cluster/identities/accounts.ts'
import { nodePaths } from '../artifacts/node/node-paths.ts'
import { nodeMaker } from '../derived/node-maker.ts'
import type { GeneratedFile } from '../model/artifact.ts'
import type { Scenario } from '../model/scenario.ts'

/** Every component has a credential of its own, and no worker gets that of an administrator. */
export function* faultsOfIdentities(
  scenario: Scenario,
  files: readonly GeneratedFile[],
): Generator<string> {
  if (nodeMaker(scenario) !== 'scripts') return
  const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? ''
  const { kubeconfig } = nodePaths(scenario)
  const proxy = /^--kubeconfig=(.*)$/m.exec(textOf('node/kube-proxy-args.txt'))?.[1]
  if (proxy === kubeconfig) yield 'kube-proxy takes the kubeconfig of the kubelet'
  for (const { component, account, file } of accountsOf(scenario)) {
    if (!textOf('cluster/identities.yaml').includes(`name: ${account}\n`)) {
      yield `${component} has no account`
    }
    if (!textOf('cluster/identities.sh').includes(file)) yield `nothing makes ${file}`
    if (!textOf('node/join-node.ps1').includes(file)) yield `nothing places ${file}`
  }
  if (
    /cluster-admin|name: system:(?:masters|nodes)$/m.test(
      withoutRenewal(textOf('cluster/identities.yaml')),
    )
  ) {
    yield 'an account has more rights than its work needs'
  }
  for (const { path, text } of files) {
    if (path.startsWith('node/') && /admin\.conf|\.kube\\config/.test(text)) {
      yield `${path} names the kubeconfig of an administrator`
    }
  }
}

/** Nodes renew their own certificates, which is a right of their group. */
const withoutRenewal = (text: string) =>
  text
    .split('---\n')
    .filter((document) => !document.includes('selfnodeclient'))
    .join('---\n')
