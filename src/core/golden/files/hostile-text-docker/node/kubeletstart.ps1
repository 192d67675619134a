# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'
$ProgressPreference = 'SilentlyContinue'

$program = 'C:\k''; Zmark; ''\kubelet.exe'
Set-Location -LiteralPath 'C:\'

$flagFile = 'C:\var\lib\kubelet\kubeadm-flags.env'
if (-not (Test-Path -LiteralPath $flagFile)) {
    throw ('{0} is missing: kubeadm join writes it and then starts the kubelet.' -f $flagFile)
}
$flagText = (Get-Content -LiteralPath $flagFile -Raw).Trim().Replace('KUBELET_KUBEADM_ARGS=', '').Trim([char] 34)
$kubeadmArguments = @($flagText -split '\s+' | Where-Object { $_ -ne '' })

$arguments = @(
    '--hostname-override=node
''@
Zmark
@'''
    '--node-ip=: [Zmark'
    '--kubeconfig=C:\etc\kubernetes\kubelet.conf'
    '--bootstrap-kubeconfig=C:\etc\kubernetes\bootstrap-kubelet.conf'
    '--cert-dir=C:\var\lib\kubelet\pki'
    '--config=C:\var\lib\kubelet\config.yaml'
    '--network-plugin=cni'
    '--cni-bin-dir=C:\k''; Zmark; ''\cni'
    '--cni-conf-dir=C:\k''; Zmark; ''\cni\config'
    '--hairpin-mode=promiscuous-bridge'
    '--image-pull-progress-deadline=20m'
    '--pod-infra-container-image=mcr.microsoft.com/oss/kubernetes/pause:1.4.1'
    '--cluster-dns=`$(Zmark)`'
    '--cluster-domain=cluster.local #> Zmark <# '
    '--resolv-conf='
    '--enable-debugging-handlers=true'
    '--cgroups-per-qos=false'
    '--enforce-node-allocatable='
    '--log-dir=C:\log"; $(Zmark); "'
    '--logtostderr=false'
    '--v=4'
    '--max-pods=110'
    '--kube-reserved=cpu=1"; Zmark; "'
    '--system-reserved=memory=1Gi --Zmark=b'
    '--windows-priorityclass=ABOVE_NORMAL_PRIORITY_CLASS'
    '--node-labels=a=b''; Zmark; '',a,b --Zmark=b,${IFS}=Zmark'
    '--register-with-taints=a=b:NoSchedule"
[Zmark]'
    '--feature-gates=Zmark=true"
[Zmark],a''; Zmark; '''
)

$arguments = $kubeadmArguments + $arguments

$ErrorActionPreference = 'Continue'
& $program @arguments
exit $LASTEXITCODE
