import { describe, expect, test } from 'vitest'
import type { PresetId } from '../../model/presets/index.ts'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { scanPowerShell } from '../../testing/script-literals.ts'
import { kubeletstart } from './kubeletstart.ts'

const textOf = (given: Partial<Choices> = {}, base?: PresetId) =>
  contentOf(kubeletstart, given, base).content?.text ?? ''

test('the script of the Hyper-V experiment', () =>
  expect(textOf({ joinMethod: 'bootstrap-token' }, 'hyperv-1.14')).toMatchInlineSnapshot(`
    "#Requires -Version 5.1
    #Requires -RunAsAdministrator
    Set-StrictMode -Version Latest
    $ErrorActionPreference = 'Stop'
    $ProgressPreference = 'SilentlyContinue'

    $program = 'C:\\k\\kubelet.exe'
    Set-Location -LiteralPath 'C:\\'

    $arguments = @(
        '--hostname-override=win-node-1'
        '--kubeconfig=C:\\k\\config'
        '--bootstrap-kubeconfig=C:\\k\\bootstrap-config'
        '--cert-dir=C:\\var\\lib\\kubelet\\pki'
        '--anonymous-auth=false'
        '--authentication-token-webhook=true'
        '--authorization-mode=Webhook'
        '--client-ca-file=C:\\k\\ca.crt'
        '--read-only-port=0'
        '--rotate-certificates=true'
        '--network-plugin=cni'
        '--cni-bin-dir=C:\\k\\azurecni\\bin'
        '--cni-conf-dir=C:\\k\\azurecni\\netconf'
        '--hairpin-mode=promiscuous-bridge'
        '--image-pull-progress-deadline=20m'
        '--pod-infra-container-image=mcr.microsoft.com/k8s/core/pause:1.2.0'
        '--cluster-dns=10.0.0.10'
        '--cluster-domain=cluster.local'
        '--resolv-conf='
        '--enable-debugging-handlers=true'
        '--cgroups-per-qos=false'
        '--enforce-node-allocatable='
        '--cloud-provider=azure'
        '--cloud-config=C:\\k\\azure.json'
        '--azure-container-registry-config=C:\\k\\azure.json'
        '--log-dir=C:\\k'
        '--logtostderr=false'
        '--v=4'
        '--max-pods=30'
        '--kube-reserved=cpu=100m,memory=1843Mi'
        '--system-reserved=memory=2Gi'
        '--feature-gates=HyperVContainer=false'
    )

    $ErrorActionPreference = 'Continue'
    & $program @arguments
    exit $LASTEXITCODE
    "
  `))

test('with kubeadm its flags come first, so that ours win', () => {
  const text = textOf()
  expect(text).toContain(String.raw`C:\var\lib\kubelet\kubeadm-flags.env`)
  expect(text).toContain('$arguments = $kubeadmArguments + $arguments')
})

test('Hyper-V pods of dockershim get their network by a variable', () =>
  expect(textOf({ featureGates: [] }, 'hyperv-1.14')).toContain(
    "[Environment]::SetEnvironmentVariable('CONTAINER_NETWORK', 'azure', 'Process')",
  ))

describe('text of a user stays one literal', () => {
  test.each(["a'b", 'a\u2019; calc', '$(calc)', 'a\nb', '"; calc; "'])('%j', (nodeName) => {
    const { literals, unclosed } = scanPowerShell(textOf({ nodeName }))
    expect(unclosed).toBeUndefined()
    expect(literals).toContain(`--hostname-override=${nodeName}`)
  })
})
