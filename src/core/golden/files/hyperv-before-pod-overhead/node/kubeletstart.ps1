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
    '--node-ip=10.127.130.21'
    '--kubeconfig=C:\k\config'
    '--anonymous-auth=false'
    '--authentication-token-webhook=true'
    '--authorization-mode=Webhook'
    '--client-ca-file=C:\k\ca.crt'
    '--read-only-port=0'
    '--container-runtime=remote'
    '--container-runtime-endpoint=npipe:////./pipe/containerd-containerd'
    '--pod-infra-container-image=mcr.microsoft.com/k8s/core/pause:1.2.0'
    '--cluster-dns=10.96.0.10'
    '--cluster-domain=cluster.local'
    '--resolv-conf='
    '--enable-debugging-handlers=true'
    '--cgroups-per-qos=false'
    '--enforce-node-allocatable='
    '--log-dir=C:\var\log\kubelet'
    '--logtostderr=false'
    '--v=4'
    '--max-pods=110'
    '--kube-reserved=cpu=200m,memory=1Gi'
    '--system-reserved=cpu=300m,memory=2Gi'
    '--windows-priorityclass=ABOVE_NORMAL_PRIORITY_CLASS'
    '--register-with-taints=os=windows:NoSchedule'
)

$ErrorActionPreference = 'Continue'
& $program @arguments
exit $LASTEXITCODE
