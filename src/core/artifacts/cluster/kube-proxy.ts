import { catalog } from '../../catalog/catalog.ts'
import type { CniPlugin } from '../../catalog/cni/define.ts'
import { downloads } from '../../catalog/downloads.ts'
import { apiVersion, apiVersions } from '../../catalog/workload/api-versions.ts'
import { scheduling } from '../../catalog/workload/scheduling.ts'
import { hostProcessPods } from '../../catalog/workload/windows-options.ts'
import { releaseOf } from '../../derived/release.ts'
import { defineArtifact } from '../../model/artifact.ts'
import type { Scenario } from '../../model/scenario.ts'
import { yaml } from '../formats/content.ts'
import { because } from '../formats/explained.ts'

/** kube-proxy in a HostProcess pod, where the plugin has one made for it. */
export const kubeProxy = defineArtifact({
  id: 'kube-proxy',
  path: 'cluster/kube-proxy.yaml',
  summary: 'kube-proxy of Windows nodes as a DaemonSet of HostProcess pods',
  decisions: ['cni', 'nodeAgents', 'kubernetesVersion', 'kubernetesRelease', 'controlPlaneVersion'],
  carries: [],

  generate(scenario) {
    if (!hasKubeProxyDaemonSet(scenario)) return undefined
    const { url } = downloads['kube-proxy-image']
    const labels = { 'k8s-app': name }
    return yaml({
      apiVersion: because(apiVersion('DaemonSet', scenario.controlPlaneVersion), {
        sources: apiVersions.DaemonSet['apps/v1'].sources,
      }),
      kind: 'DaemonSet',
      metadata: { name, namespace: 'kube-system', labels: { 'k8s-app': 'kube-proxy' } },
      spec: {
        selector: { matchLabels: labels },
        updateStrategy: { type: 'RollingUpdate' },
        template: {
          metadata: { labels },
          spec: {
            serviceAccountName: because('kube-proxy', {
              text: 'The account that kubeadm makes for kube-proxy: its pods renew their tokens by themselves.',
              decisions: ['nodeAgents'],
              sources: ['swt-calico-proxy-yml#L1-L54'],
            }),
            securityContext: {
              windowsOptions: because(
                { hostProcess: true, runAsUserName: String.raw`NT AUTHORITY\system` },
                { text: 'kube-proxy programs the network of the host.', decisions: ['nodeAgents'] },
              ),
            },
            hostNetwork: because(true, { sources: hostProcessPods.hostNetwork.sources }),
            nodeSelector: { [scheduling.osLabel.value.key]: scheduling.osLabel.value.value },
            tolerations: [
              { key: 'CriticalAddonsOnly', operator: 'Exists' },
              { operator: 'Exists' },
            ],
            containers: [
              {
                name: 'kube-proxy',
                image: because(
                  (url.value ?? '').replace('{release}', () => releaseOf(scenario)),
                  {
                    text: 'One image for each release of Kubernetes; for a new release it can be missing for some days.',
                    decisions: ['kubernetesRelease'],
                    sources: url.sources,
                  },
                ),
                args: [String.raw`$env:CONTAINER_SANDBOX_MOUNT_POINT/kube-proxy/start.ps1`],
                workingDir: '$env:CONTAINER_SANDBOX_MOUNT_POINT/kube-proxy/',
                env: [
                  { name: 'NODENAME', valueFrom: { fieldRef: { fieldPath: 'spec.nodeName' } } },
                  { name: 'POD_IP', valueFrom: { fieldRef: { fieldPath: 'status.podIP' } } },
                ],
                volumeMounts: [{ name: 'kube-proxy', mountPath: '/var/lib/kube-proxy' }],
              },
            ],
            volumes: [{ name: 'kube-proxy', configMap: { name: 'kube-proxy' } }],
          },
        },
      },
    })
  },
})

const name = 'kube-proxy-windows'

/** Whether kube-proxy runs in pods, from the DaemonSet that the plugin documents. */
export function hasKubeProxyDaemonSet({
  cni,
  nodeAgents,
}: Pick<Scenario, 'cni' | 'nodeAgents'>): boolean {
  const { kubeProxyDaemonSet }: Pick<CniPlugin, 'kubeProxyDaemonSet'> = catalog.cni[cni]
  return nodeAgents === 'daemonsets' && kubeProxyDaemonSet !== undefined
}
