import { expect, test } from 'vitest'
import { ofSender } from './sections/command-lines.ts'

test.each([
  'We run AKS 1.28.5 with Windows Server 2022.',
  'This is Windows Server 2022 with Kubernetes 1.29.4.',
  'The console is elevated (Windows Server 2022).',
  'The Windows node has containerd 1.7.13.',
  'Host: Windows Server 2022',
  'Environment: EKS 1.29, Windows Server 2019',
  'Windows Server 2022, Kubernetes 1.29.4',
  'Kubernetes 1.29.4 on Windows Server 2022',
  'Version 1809, OS Build 10.0.17763.316. All images with a base of Windows do that.',
  'Windows Version 21H2 (OS build 20348.2340)',
])('said: %s', (line) => expect(line).toMatch(ofSender))

test.each([
  'Kubernetes v1.29.4',
  'Microsoft Windows Server 2022 Datacenter',
  'Windows IP Configuration',
  'Host Name:                 WIN-1',
  'OS Name:                   Microsoft Windows Server 2022 Datacenter',
  'Version : 10.0.20348',
  'OS Version:                10.0.20348 N/A Build 20348',
  'The command completed successfully.',
  'The following applications are running:',
])('printed: %s', (line) => expect(line).not.toMatch(ofSender))
