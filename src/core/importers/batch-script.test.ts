import { testImporter } from '../testing/test-importer.ts'
import { batchScript } from './batch-script.ts'

testImporter(batchScript, [
  {
    name: 'arguments that were taken out, and a variable that holds another',
    text: `@echo off
REM --resolv-conf="" ^
REM --max-pods=30 ^

:: kubelet.exe --v=9
set ALL_RANGES=10.233.64.0/18
set CLUSTER_CIDR=%ALL_RANGES%
C:\\k\\kubelet.exe --v=2`,
    reads: [
      ['clusterCIDR', '10.233.64.0/18', 7],
      ['kubelet.flag.v', '2', 8],
    ],
    never: ['kubelet.flag.resolv-conf', 'maxPods'],
  },
  {
    name: 'a variable that grows, and one inside another',
    text: `@echo off
set MAX=30
set ARGS=--cluster-domain=cluster.local
set ARGS=%ARGS% --feature-gates=A=true
set ARGS=%ARGS% --max-pods=%MAX%
C:\\k\\kubelet.exe %ARGS% --v=2`,
    reads: [
      ['clusterDomain', 'cluster.local', 3],
      ['featureGates', ['A=true'], 4],
      ['maxPods', 30, 5],
      ['kubelet.flag.v', '2', 6],
    ],
  },
  {
    name: 'a variable that grows without end',
    text: `@echo off\nset A=--v=2 xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n${'set A=%A% %A%\n'.repeat(40)}C:\\k\\kubelet.exe %A% --max-pods=30`,
    reads: [['kubelet.flag.max-pods', '30', 43]],
  },
  {
    name: 'variables and a line that goes on',
    text: `@echo off
set DNS_IP=10.96.0.10
set "MAX=30"
C:\\k\\kubelet.exe --cluster-dns=%DNS_IP% ^
  --max-pods=%MAX% --cluster-domain=cluster.local`,
    reads: [
      ['clusterDNS', '10.96.0.10', 2],
      ['kubelet.flag.max-pods', '30', 5],
      ['clusterDomain', 'cluster.local', 5],
    ],
  },
  {
    name: 'a variable with all arguments',
    text: `@echo off\nset ARGS=--max-pods=30 --v=4\nC:\\k\\kubelet.exe %ARGS%`,
    reads: [['kubelet.flag.max-pods', '30', 2]],
  },
  {
    name: 'a variable that grows',
    text: `@echo off\nset A=--max-pods=30\nset A=%A% --v=4\nset A=%A% --node-ip=10.0.0.7\nC:\\k\\kubelet.exe %A%`,
    reads: [
      ['maxPods', 30, 2],
      ['nodeIP', '10.0.0.7', 4],
    ],
  },
  {
    name: 'a variable of a loop',
    text: `@echo off
for /f %%h in ('hostname') do C:\\k\\kubelet.exe --hostname-override=%%h --v=2`,
    reads: [['kubelet.flag.v', '2', 2]],
    never: ['nodeName'],
  },
])

testImporter(batchScript, [
  {
    name: 'a variable that a loop fills in',
    text: `@echo off
set NODE_NAME=a
for /f %%a in ('lowercase') do (
  set NODE_NAME=%%a
)
C:\\k\\kubelet.exe --hostname-override=%NODE_NAME% --max-pods=30`,
    reads: [['maxPods', 30, 6]],
  },
])

testImporter(batchScript, [
  {
    name: 'services that are made of components',
    text: `@echo off
sc.exe create kubelet binPath= "C:\\k\\kubelet.exe --windows-service --max-pods=40" start= auto
nssm set kube-proxy AppParameters "--proxy-mode=kernelspace --network-name=cbr0"`,
    reads: [
      ['maxPods', 40, 2],
      ['hnsNetworkName', 'cbr0', 3],
    ],
  },
])
