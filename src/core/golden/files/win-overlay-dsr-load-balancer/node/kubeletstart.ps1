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
    '--bootstrap-kubeconfig=C:\k\bootstrap-config'
    '--cert-dir=C:\var\lib\kubelet\pki'
    '--config=C:\k\kubelet-config.yaml'
    '--pod-infra-container-image=mcr.microsoft.com/oss/kubernetes/pause:3.6'
    '--windows-priorityclass=ABOVE_NORMAL_PRIORITY_CLASS'
)

$ErrorActionPreference = 'Continue'
& $program @arguments
exit $LASTEXITCODE
