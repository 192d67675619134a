# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'
$ProgressPreference = 'SilentlyContinue'

$program = 'C:\k\kubelet.exe'
Set-Location -LiteralPath 'C:\'

$flagFile = 'C:\var\lib\kubelet\kubeadm-flags.env'
if (-not (Test-Path -LiteralPath $flagFile)) {
    throw ('{0} is missing: kubeadm join writes it and then starts the kubelet.' -f $flagFile)
}
$flagText = (Get-Content -LiteralPath $flagFile -Raw).Trim().Replace('KUBELET_KUBEADM_ARGS=', '').Trim([char] 34)
$kubeadmArguments = @($flagText -split '\s+' | Where-Object { $_ -ne '' })

$arguments = @(
    '--hostname-override=win-node-1'
    '--node-ip=10.127.130.21'
    '--kubeconfig=C:\etc\kubernetes\kubelet.conf'
    '--bootstrap-kubeconfig=C:\etc\kubernetes\bootstrap-kubelet.conf'
    '--cert-dir=C:\var\lib\kubelet\pki'
    '--config=C:\var\lib\kubelet\config.yaml'
    '--network-plugin=cni'
    '--cni-bin-dir=C:\opt\cni\bin'
    '--cni-conf-dir=C:\etc\cni\net.d'
    '--hairpin-mode=promiscuous-bridge'
    '--image-pull-progress-deadline=20m'
    '--pod-infra-container-image=mcr.microsoft.com/oss/kubernetes/pause:1.4.1'
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

$arguments = $kubeadmArguments + $arguments

$ErrorActionPreference = 'Continue'
& $program @arguments
exit $LASTEXITCODE
