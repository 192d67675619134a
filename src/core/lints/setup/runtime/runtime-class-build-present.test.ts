import { testLint } from '../../../testing/test-lint.ts'
import { runtimeClassBuildPresent } from './runtime-class-build-present.ts'

const setup = (
  build: string,
) => `NAME  STATUS  ROLES  AGE  VERSION  INTERNAL-IP  OS-IMAGE  KERNEL-VERSION  CONTAINER-RUNTIME
win1  Ready   <none>  9d  v1.24.6  10.224.0.33  Windows Server 2019 Datacenter  10.0.17763.3770  containerd://1.6.8

apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata:
  name: windows
handler: runhcs-wcow-process
scheduling:
  nodeSelector:
    node.kubernetes.io/windows-build: '${build}'
`

testLint(runtimeClassBuildPresent, {
  valid: [{ name: 'the build of a node', text: setup('10.0.17763') }],
  invalid: [
    {
      name: 'a build that no node has',
      text: setup('10.0.20348'),
      messages: [/asks for build 10\.0\.20348; the Windows nodes have 10\.0\.17763/],
      // A pool may be empty until a pod waits for its nodes.
      severity: 'warning',
    },
  ],
})
