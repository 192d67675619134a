import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const firstOf = (text: string) => {
  const [one] = diagnose([{ name: 'paste.txt', text }]).findings.filter(({ id }) =>
    id.startsWith('symptom-'),
  )
  return one && `${one.id.replace('symptom-', '')} ${one.severity}: ${one.causes?.[0]?.cause ?? ''}`
}

test.each([
  [
    'l-14 error: The pod carries seLinuxOptions',
    'Error response from daemon: security option not supported: label',
  ],
  [
    'l-15 warning: There is no mapping to remove',
    `Remove-SmbGlobalMapping : No MSFT_SmbGlobalMapping objects found with property 'RemotePath' equal to '\\\\fs01\\logs'.`,
  ],
  ['l-16 warning: 259 is what Windows answers', 'State: Terminated\nExit Code: 259'],
  [
    'c-42 warning: The service ended by itself',
    'Program C:\\k\\kube-proxy.exe for service kube-proxy exited with return code 1.',
  ],
  [
    'm-sto-03 warning: The SMB client of the node',
    'NewSmbGlobalMapping failed. output: "New-SmbGlobalMapping : The Workstation service has not been started. FullyQualifiedErrorId : Windows System Error 2138,New-SmbGlobalMapping", err: exit status 1',
  ],
])('%s', (start, text) => expect(firstOf(text)).toContain(start))

test.each([
  'The workstation of our team runs Windows 11.',
  'Exit Code: 2590',
  'Get-SmbGlobalMapping shows three mappings.',
])('nothing in “%s”', (text) => expect(firstOf(text)).toBeUndefined())
