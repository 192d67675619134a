# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'
$ProgressPreference = 'SilentlyContinue'

$program = 'C:\k\kubelet.exe'
Set-Location -LiteralPath 'C:\'

$arguments = @(
    '--hostname-override=win-node-1'
    '--kubeconfig=C:\k\config'
    '--anonymous-auth=false'
    '--authentication-token-webhook=true'
    '--authorization-mode=Webhook'
    '--client-ca-file=C:\k\ca.crt'
    '--read-only-port=0'
    '--network-plugin=cni'
    '--cni-bin-dir=C:\k\azurecni\bin'
    '--cni-conf-dir=C:\k\azurecni\netconf'
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
    '--cloud-config=C:\k\azure.json'
    '--azure-container-registry-config=C:\k\azure.json'
    '--log-dir=C:\k'
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
