import { testLint } from '../../testing/test-lint.ts'
import { containerdValueType } from './containerd-value-type.ts'

const old = (more: string) => `version = 2\n[plugins."io.containerd.grpc.v1.cri"]\n${more}\n`

testLint(containerdValueType, {
  valid: [
    {
      name: 'values as containerd writes them',
      text: old('stream_server_port = "0"\nenable_selinux = false\nstats_collect_period = 10'),
    },
    { name: 'a value that a template fills in', text: old('enable_selinux = "{{ .selinux }}"') },
    { name: 'a table of others', text: 'version = 2\n[plugins.mine]\nenable_selinux = "no"\n' },
  ],
  invalid: [
    {
      name: 'a truth in quotes',
      text: old('enable_selinux = "false"'),
      messages: [/^enable_selinux is "false", and containerd reads true or false there/],
      severity: 'warning',
    },
    {
      name: 'a schema in quotes',
      text: "version = '3'\n[plugins.'io.containerd.cri.v1.images']\nsnapshotter = 'windows'\n",
      messages: [/version is "3", and containerd reads a number there/],
    },
    {
      name: 'a port as a number',
      text: old('stream_server_port = 0'),
      messages: [/^stream_server_port is 0, and containerd reads text there/],
    },
    {
      name: 'a time without its unit',
      text: `version = 3\n[plugins.'io.containerd.grpc.v1.cri']\nstream_idle_timeout = 14400\n`,
      messages: [/^stream_idle_timeout is 14400/],
    },
  ],
})
