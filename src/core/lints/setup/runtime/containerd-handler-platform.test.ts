import { testLint } from '../../../testing/test-lint.ts'
import { containerdHandlerPlatform } from './containerd-handler-platform.ts'

const setup = (version: string, more: string, isolation = 1) => `=== version.txt ===
RuntimeName:  containerd
RuntimeVersion:  v${version}

=== config.toml ===
version = 3
[plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes.runhcs-wcow-hypervisor]
  runtime_type = 'io.containerd.runhcs.v1'
  [plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes.runhcs-wcow-hypervisor.options]
    SandboxIsolation = ${isolation}
    ${more}
`

testLint(containerdHandlerPlatform, {
  valid: [
    { name: 'a platform', text: setup('2.2.1', 'SandboxPlatform = "windows/amd64"') },
    { name: 'a release without the defect', text: setup('2.2.3', 'Debug = true') },
    { name: 'a handler for processes', text: setup('2.2.1', 'Debug = true', 0) },
  ],
  invalid: [
    {
      name: 'no platform',
      text: setup('2.2.1', 'Debug = true'),
      messages: [/runhcs-wcow-hypervisor does not set SandboxPlatform; with containerd 2\.2\.1/],
    },
  ],
})
