import { describe, expect, test } from 'vitest'
import type { PresetId } from '../../model/presets/index.ts'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { kubeletArgs } from './kubelet-args.ts'

const linesOf = (given: Partial<Choices> = {}, base?: PresetId) =>
  (contentOf(kubeletArgs, given, base).content?.text ?? '').trimEnd().split('\n')

test('the 1.20 guide, with its wrong flags left out', () =>
  expect(linesOf({}, 'docs-1.20-flannel').join('\n')).toMatchInlineSnapshot(`
    "--hostname-override=win-node-1
    --node-ip=10.127.130.21
    --kubeconfig=C:\\k\\config
    --anonymous-auth=false
    --authentication-token-webhook=true
    --authorization-mode=Webhook
    --client-ca-file=C:\\k\\ca.crt
    --read-only-port=0
    --network-plugin=cni
    --cni-bin-dir=C:\\k\\cni
    --cni-conf-dir=C:\\k\\cni\\config
    --hairpin-mode=promiscuous-bridge
    --image-pull-progress-deadline=20m
    --pod-infra-container-image=mcr.microsoft.com/oss/kubernetes/pause:1.4.1
    --cluster-dns=10.96.0.10
    --cluster-domain=cluster.local
    --resolv-conf=
    --enable-debugging-handlers=true
    --cgroups-per-qos=false
    --enforce-node-allocatable=
    --log-dir=C:\\k\\logs
    --logtostderr=false
    --v=4
    --max-pods=110
    --kube-reserved=cpu=200m,memory=1Gi
    --system-reserved=cpu=300m,memory=2Gi
    --windows-priorityclass=ABOVE_NORMAL_PRIORITY_CLASS
    --register-with-taints=os=windows:NoSchedule"
  `))

test('the AKS node of the blog, as far as decisions carry it', () =>
  expect(linesOf({}, 'aks-1.17').join('\n')).toMatchInlineSnapshot(`
    "--hostname-override=win-node-1
    --kubeconfig=C:\\k\\config
    --anonymous-auth=false
    --authentication-token-webhook=true
    --authorization-mode=Webhook
    --client-ca-file=C:\\k\\ca.crt
    --read-only-port=0
    --network-plugin=cni
    --cni-bin-dir=C:\\k\\azurecni\\bin
    --cni-conf-dir=C:\\k\\azurecni\\netconf
    --hairpin-mode=promiscuous-bridge
    --image-pull-progress-deadline=20m
    --pod-infra-container-image=mcr.microsoft.com/k8s/core/pause:1.2.0
    --cluster-dns=10.0.0.10
    --cluster-domain=cluster.local
    --resolv-conf=
    --enable-debugging-handlers=true
    --cgroups-per-qos=false
    --enforce-node-allocatable=
    --cloud-provider=azure
    --cloud-config=C:\\k\\azure.json
    --azure-container-registry-config=C:\\k\\azure.json
    --log-dir=C:\\k
    --logtostderr=false
    --v=4
    --max-pods=30
    --kube-reserved=cpu=100m,memory=1843Mi
    --system-reserved=memory=2Gi
    --node-labels=agentpool=q1win,storageprofile=managed,storagetier=Premium_LRS"
  `))

test('a current node that joins with kubeadm keeps what Windows needs on the command line', () =>
  expect(linesOf().join('\n')).toMatchInlineSnapshot(`
    "--windows-service
    --hostname-override=win-node-1
    --node-ip=10.127.130.21
    --kubeconfig=C:\\etc\\kubernetes\\kubelet.conf
    --bootstrap-kubeconfig=C:\\etc\\kubernetes\\bootstrap-kubelet.conf
    --cert-dir=C:\\var\\lib\\kubelet\\pki
    --config=C:\\var\\lib\\kubelet\\config.yaml
    --container-runtime-endpoint=npipe:////./pipe/containerd-containerd
    --cluster-dns=10.96.0.10
    --cluster-domain=cluster.local
    --resolv-conf=Host
    --enable-debugging-handlers=true
    --cgroups-per-qos=false
    --enforce-node-allocatable=
    --v=4
    --max-pods=110
    --kube-reserved=cpu=200m,memory=1Gi
    --system-reserved=cpu=300m,memory=2Gi
    --windows-priorityclass=ABOVE_NORMAL_PRIORITY_CLASS
    --register-with-taints=os=windows:NoSchedule"
  `))

test('with a configuration file of our own the command line is short', () =>
  expect(linesOf({ joinMethod: 'kubeconfig' }).join('\n')).toMatchInlineSnapshot(`
    "--windows-service
    --hostname-override=win-node-1
    --node-ip=10.127.130.21
    --kubeconfig=C:\\k\\config
    --config=C:\\k\\kubelet-config.yaml
    --windows-priorityclass=ABOVE_NORMAL_PRIORITY_CLASS"
  `))

describe('what comes and goes with releases', () => {
  test('the priority class, by patch release', () => {
    const has = (kubernetesVersion: Choices['kubernetesVersion'], kubernetesRelease: string) =>
      linesOf({ kubernetesVersion, kubernetesRelease, joinMethod: 'kubeconfig' }).includes(
        '--windows-priorityclass=ABOVE_NORMAL_PRIORITY_CLASS',
      )
    expect(has('1.19', '1.19.4')).toBe(false)
    expect(has('1.19', '1.19.5')).toBe(true)
    expect(has('1.16', '1.16.15')).toBe(false)
  })

  test('Docker has no flags once dockershim is gone', () =>
    expect(linesOf({ kubernetesVersion: '1.24', containerRuntime: 'docker' }).join()).not.toMatch(
      /network-plugin|cni-bin-dir|image-pull|container-runtime/,
    ))

  test('a gate that a choice needs is added while the release has it off', () => {
    const given = { containerRuntime: 'docker', isolation: 'hyperv' } as const
    expect(linesOf({ ...given, kubernetesVersion: '1.20' })).toContain(
      '--feature-gates=HyperVContainer=true',
    )
    expect(linesOf({ ...given, kubernetesVersion: '1.21' }).join()).not.toContain('feature-gates')
  })

  test('a list that says otherwise wins', () =>
    expect(linesOf({}, 'hyperv-1.14')).toContain('--feature-gates=HyperVContainer=false'))
})

test('a line break in a value does not make another argument', () =>
  expect(linesOf({ nodeName: 'a\n--allow-privileged=true' })).toContain(
    '--hostname-override=a --allow-privileged=true',
  ))

test('every argument has a reason with a source', () => {
  const content = contentOf(kubeletArgs, {}, 'docs-1.20-flannel').content
  const lines = content?.text.trimEnd().split('\n') ?? []
  expect(content?.explain().size).toBe(lines.length)
  for (const why of content?.explain().values() ?? []) {
    expect(why.text).toMatch(/\.$/)
    expect(why.sources).not.toEqual([])
  }
})
