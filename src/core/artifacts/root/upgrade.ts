import { drainEmptyDir } from '../../catalog/kubectl.ts'
import { versionSkew } from '../../catalog/kubernetes/shared.ts'
import { defineArtifact } from '../../model/artifact.ts'
import { markdownCode } from '../../text/formats/markdown.ts'
import { ps, psRaw } from '../../text/powershell/powershell.ts'
import { sh } from '../../text/formats/shell.ts'
import { drain, drainDecisions } from '../cluster/drain.ts'
import { hasKubeProxyDaemonSet } from '../cluster/kube-proxy.ts'
import { markdown } from '../formats/content.ts'
import { kubeProxyDecisions } from '../node/kube-proxy/decisions.ts'
import { nodePaths } from '../node/node-paths.ts'
import { networkParameters } from '../node/prepare/create-network.ts'
import { isMadeByScript } from '../node/prepare/hns-module.ts'
import { startedServices } from '../node/services/names.ts'
import { isToldLater } from '../node/services/source-vip-later.ts'
import { call } from './runbook/step.ts'

/** How the components of the node get their next release. */
export const upgrade = defineArtifact({
  id: 'upgrade',
  path: 'UPGRADE.md',
  summary: 'How to bring kubelet, kube-proxy and the runtime to their next release',
  decisions: [
    ...new Set([...drainDecisions, ...kubeProxyDecisions, 'containerRuntime', 'ipFamily'] as const),
  ],
  carries: [],

  generate(scenario) {
    const { nodeName, joinMethod, containerRuntime } = scenario
    const isContainerd = containerRuntime === 'containerd'
    const install = isContainerd ? 'install-containerd.ps1' : 'install-docker.ps1 -Installed'
    const stop = ps`Stop-Service -Name ${startedServices(scenario).toReversed()} -Force`.code
    return markdown([
      { text: '# Upgrade the node' },
      {
        text: [
          '## 1. Begin with the control plane',
          `A kubelet is never newer than its API server and at most ${versionSkew.older.value} minors older, before ${versionSkew.olderBefore.value.minor} at most ${versionSkew.olderBefore.value.older}. Go one minor at a time.`,
          markdownCode('sh', sh`kubectl version`.shell),
          'You should see the new version as that of the server.',
        ].join('\n\n'),
        why: { sources: [...versionSkew.older.sources, ...versionSkew.newer.sources] },
      },
      {
        text: [
          '## 2. Make the files of the new version',
          'Open scenario.json in the app, choose the new version, read what it finds, and download again. Flags and gates that the new version no longer knows are gone from the new files. Unpack them on the node in a new directory.',
        ].join('\n\n'),
      },
      {
        text: [
          '## 3. Empty the node',
          markdownCode('sh', drain(scenario).shell),
          'You should see the node as drained.',
        ].join('\n\n'),
        why: { decisions: drainDecisions, sources: drainEmptyDir.sources },
      },
      {
        text: [
          '## 4. Replace the programs',
          `On the node, as administrator, in the new directory. Running programs cannot be replaced, so the services stop first. The scripts ask for what they asked before.${
            isMadeByScript(scenario)
              ? ' The new CNI file holds the pod range of the plan, so the last call of node/prepare-node.ps1 writes that of the node into it, as kubectl get node prints it.'
              : ''
          }`,
          markdownCode(
            'powershell',
            [
              stop,
              psRaw('.\\node\\prepare-node.ps1').code,
              ...(isMadeByScript(scenario)
                ? [call('node\\prepare-node.ps1', networkParameters(scenario), 'Network').code]
                : []),
              psRaw(`.\\node\\${install}`).code,
              ...(joinMethod === 'kubeadm'
                ? [
                    psRaw('Push-Location C:\\').code,
                    ps`& ${nodePaths(scenario).kubeadm} upgrade node`.code,
                    psRaw('Pop-Location').code,
                  ]
                : []),
            ].join('\n'),
          ),
          'You should see the programs compared with the hashes of their publishers, and no error.',
        ].join('\n\n'),
        why: {
          decisions: ['joinMethod', 'containerRuntime', 'installDirectory', 'cni', 'networkMode'],
          sources: ['upgrading-windows-nodes'],
        },
      },
      {
        text: [
          '## 5. Start the services again',
          'In the new directory.',
          markdownCode(
            'powershell',
            [
              psRaw('.\\node\\register-services.ps1').code,
              ...(isToldLater(scenario)
                ? [psRaw('.\\node\\register-services.ps1 -Restart').code]
                : []),
            ].join('\n'),
          ),
          'You should see every service Running.',
        ].join('\n\n'),
      },
      ...(hasKubeProxyDaemonSet(scenario)
        ? [
            {
              text: [
                '## 6. Bring kube-proxy to the same release',
                markdownCode('sh', sh`kubectl apply --filename cluster/kube-proxy.yaml`.shell),
                'You should see the DaemonSet configured. Its image can be missing for some days after a release.',
              ].join('\n\n'),
              why: { decisions: ['nodeAgents'] as const },
            },
          ]
        : []),
      {
        text: [
          '## Let pods in again',
          markdownCode(
            'sh',
            [
              sh`kubectl uncordon ${nodeName}`.shell,
              sh`kubectl get nodes --output wide`.shell,
            ].join('\n'),
          ),
          'You should see the node Ready with the new version. Then run verify/verify.sh.',
        ].join('\n\n'),
        why: { decisions: ['nodeName'] },
      },
      {
        text: '## Updates of Windows\n\nEmpty the node as in step 3, install the updates, and restart. Then do “After a restart of the computer” of README.md, and let pods in again.',
      },
      {
        text: `## The runtime alone\n\nChoose its version in the app, then the steps 3, 4 and 5.${isContainerd ? ' A patch of containerd needs no other file; from one major to the next its configuration changes, which the new files have.' : ' Call install-docker.ps1 without -Installed, which leaves the engine as it is.'}`,
        why: { decisions: ['containerRuntime'] },
      },
    ])
  },
})
