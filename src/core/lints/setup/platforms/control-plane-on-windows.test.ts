import { testLint } from '../../../testing/test-lint.ts'
import { controlPlaneOnWindows } from './control-plane-on-windows.ts'

testLint(controlPlaneOnWindows, {
  valid: [
    {
      name: 'a prompt of Linux',
      text: 'root@cp1:~# kubeadm init --pod-network-cidr=10.244.0.0/16\n',
    },
    {
      name: 'a join',
      text: 'PS C:\\k> .\\kubeadm.exe join 10.0.0.4:6443 --token abcdef.0123456789abcdef\n',
    },
    { name: 'another machine', text: 'PS C:\\> ssh root@cp1 kubeadm init\n' },
    { name: 'the help', text: 'PS C:\\k> kubeadm init --help\n' },
    { name: 'words', text: 'Do we run kubeadm init on Windows or on Linux?\n' },
    {
      name: 'words that begin a line',
      text: 'Hello,\nkubeadm.exe init is not supported on Windows, we know.\n',
    },
    {
      name: 'a question around it',
      text: 'Question: may I run\nkubeadm.exe init\non a Windows machine, or must it be Linux?\n',
    },
    { name: 'a guide', text: 'The tutorial says one should not run\nkubeadm.exe init\n' },
    { name: 'a script of a shell', text: '#!/bin/bash\nkubeadm init --config=kubeadm.yaml\n' },
  ],
  invalid: [
    {
      name: 'a prompt of Windows',
      text: 'PS C:\\k> .\\kubeadm.exe init --pod-network-cidr=10.244.0.0/16\n[init] Using Kubernetes version: v1.29.4\n',
      messages: [/kubeadm init was run on Windows: Control plane components run on Linux only/],
      severity: 'error',
    },
    {
      name: 'a prompt of cmd, without the ending of the file',
      text: 'C:\\k>kubeadm init\n[init] Using Kubernetes version: v1.29.4\n',
      messages: [/was run on Windows/],
    },
    {
      name: 'a line of a script',
      text: '$ErrorActionPreference = "Stop"\nC:\\k\\kubeadm.exe init --config=C:\\k\\kubeadm.yaml\n',
      messages: [/was run on Windows/],
    },
  ],
})
