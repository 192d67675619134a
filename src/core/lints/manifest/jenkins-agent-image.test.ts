import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { jenkinsAgentImage } from './jenkins-agent-image.ts'

const agent = (image: string, more: object = {}, spec: object = {}) =>
  podManifest(spec, { name: 'jnlp', image, ...more })

testLint(jenkinsAgentImage, {
  valid: [
    {
      name: 'the image for it',
      document: agent('jenkins/inbound-agent:jdk17-nanoserver-ltsc2022'),
    },
    {
      name: 'a program of its own',
      document: agent('jenkins/agent:jdk17-nanoserver-ltsc2022', { command: ['java.exe'] }),
    },
    {
      name: 'a pod for Linux',
      document: agent('jenkins/agent:jdk17', {}, { nodeSelector: { 'kubernetes.io/os': 'linux' } }),
    },
    {
      name: 'another container',
      document: podManifest({}, { name: 'build', image: 'jenkins/agent:nanoserver-ltsc2022' }),
    },
  ],
  invalid: [
    {
      name: 'an image without an entrypoint',
      document: agent('docker.io/jenkins/agent:jdk17-nanoserver-ltsc2022', { args: ['a', 'b'] }),
      messages: [/has no entrypoint that takes the secret/],
      severity: 'warning',
    },
  ],
})
