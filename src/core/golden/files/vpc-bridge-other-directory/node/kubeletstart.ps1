# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'
$ProgressPreference = 'SilentlyContinue'

$program = 'D:\kubernetes\node\kubelet.exe'
Set-Location -LiteralPath 'C:\'

$arguments = @(
    '--hostname-override=win-node-1'
    '--node-ip=10.127.130.21'
    '--kubeconfig=D:\kubernetes\node\config'
    '--config=D:\kubernetes\node\kubelet-config.yaml'
    '--pod-infra-container-image=mcr.microsoft.com/oss/kubernetes/pause:3.6'
    '--node-labels=example.com/pool=windows'
)

$ErrorActionPreference = 'Continue'
& $program @arguments
exit $LASTEXITCODE
