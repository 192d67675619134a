import { testLint } from '../../testing/test-lint.ts'
import { dockerExecOptsLint } from './docker-exec-opts.ts'

const file = '{"exec-opts": ["native.cgroupdriver=systemd"], "log-driver": "json-file"}\n'
const host = 'PS C:\\> ver\nMicrosoft Windows [Version 10.0.17763.4252]\n'
const nodes = (runtime: string) => `$ kubectl get nodes -o wide
NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION      CONTAINER-RUNTIME
w1      Ready    <none>   10d   v1.19.4   10.0.0.11     <none>        Windows Server 2019 Datacenter   10.0.17763.1577     ${runtime}
`
const linux = `m1      Ready    master   10d   v1.19.4   10.0.0.10     <none>        Ubuntu 18.04.6 LTS               5.4.0-88-generic   docker://19.3.12
---
`

testLint(dockerExecOptsLint, {
  valid: [
    { name: 'an isolation', document: { 'exec-opts': ['isolation=hyperv'] } },
    {
      name: 'a file of Linux beside a Windows host',
      text: `${host}---\n$ cat /etc/docker/daemon.json\n${file}`,
    },
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
    {
      name: 'a file in a folder of Windows',
      text: `PS C:\\> cat C:\\ProgramData\\docker\\config\\daemon.json\n${file}`,
      messages: [/does not know the option native\.cgroupdriver=systemd/],
      severity: 'error',
    },
    {
      name: 'a file beside a Windows node with Docker alone',
      text: `${nodes('docker://19.3.14')}---\n${file}`,
      messages: [/does not know the option native\.cgroupdriver=systemd/],
      severity: 'warning',
    },
    {
      name: 'a file beside a Windows node with containerd',
      text: `${nodes('containerd://1.6.6')}---\n${file}`,
      messages: [/does not know the option/],
      severity: 'info',
    },
    {
      name: 'a file that may be of a Linux node',
      text: `${nodes('docker://19.3.14')}${linux}${file}`,
      messages: [/does not know the option/],
      severity: 'info',
    },
  ],
})
