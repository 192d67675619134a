import { testLint } from '../../../testing/test-lint.ts'
import { chartForWindows } from './chart-for-windows.ts'

const joined = `existingClusterAgent:
  join: true
  serviceName: a
  tokenSecretName: b
`

const runners = (system: string, mode: string) =>
  `githubConfigUrl: https://github.com/a\n${mode}template:\n  spec:\n    nodeSelector:\n      kubernetes.io/os: ${system}\n    containers:\n    - name: runner\n      image: example.com/runner:1\n`

testLint(chartForWindows, {
  valid: [
    { name: 'a release that joins another', text: `targetSystem: windows\n${joined}` },
    { name: 'a runner on Windows', text: runners('windows', '') },
    {
      name: 'Docker in Docker on Linux',
      text: runners('linux', 'containerMode:\n  type: dind\n'),
    },
    { name: 'a release for Linux', text: 'targetSystem: linux\nclusterAgent:\n  enabled: true\n' },
    {
      name: 'a release without a cluster agent',
      text: 'targetSystem: windows\nclusterAgent:\n  enabled: false\n',
    },
    {
      name: 'values that a command adds to',
      text: '```yaml\ntargetSystem: windows\n```\n```\nhelm install datadog datadog/datadog -f v.yaml --set existingClusterAgent.join=true\n```\n',
    },
    {
      name: 'values beside others',
      text: 'helm install datadog datadog/datadog -f values.yaml --set targetSystem=windows\n',
    },
  ],
  invalid: [
    {
      name: 'Docker in Docker beside a runner on Windows',
      text: runners('windows', 'containerMode:\n  type: "dind"\n'),
      messages: [/In the mode dind the chart adds a privileged container of docker:dind/],
      severity: 'error',
    },
    {
      name: 'a release on its own',
      text: 'targetSystem: "windows"  # the pool\ndatadog:\n  logs:\n    enabled: true\n',
      messages: [/makes a cluster agent too, which exists for Linux alone/],
      severity: 'error',
    },
    {
      name: 'a command that is all there is',
      text: 'helm install datadog datadog/datadog --set targetSystem=windows --set datadog.apiKey=a\n',
      messages: [/makes a cluster agent too/],
    },
    {
      name: 'options that it has not on Windows',
      text: `targetSystem: windows\n${joined}agents:\n  useHostNetwork: true\n`,
      messages: [/^agents\.useHostNetwork is not supported on Windows nodes/],
      severity: 'warning',
    },
  ],
})
