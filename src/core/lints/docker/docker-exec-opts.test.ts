import { testLint } from '../../testing/test-lint.ts'
import { dockerExecOptsLint } from './docker-exec-opts.ts'

testLint(dockerExecOptsLint, {
  valid: [
    { name: 'an isolation', document: { 'exec-opts': ['isolation=hyperv'] } },
    { name: 'no option', document: { 'log-driver': 'json-file', bridge: 'none' } },
  ],
  invalid: [
    {
      name: 'a cgroup driver on Windows',
      document: {
        'exec-opts': ['native.cgroupdriver=systemd'],
        hosts: ['npipe:////./pipe/docker_engine'],
      },
      messages: [/does not know the option native\.cgroupdriver=systemd/],
      severity: 'error',
    },
    {
      name: 'a cgroup driver on a node that nobody named',
      document: { 'exec-opts': ['native.cgroupdriver=systemd'] },
      messages: [/On Windows the Docker daemon does not know/],
      severity: 'info',
    },
    {
      name: 'another isolation',
      document: { 'exec-opts': ['isolation=hyper-v'] },
      messages: [/The isolation hyper-v is none of default, process, hyperv/],
      severity: 'error',
    },
  ],
})
