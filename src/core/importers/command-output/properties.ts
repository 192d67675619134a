import type { Output } from './define.ts'

/** What prints one value alone, which the command names: a property of an object, or a variable. */
export const propertyOutputs: readonly Output[] = [
  {
    command: '(Get-CimInstance Win32_PageFileUsage).AllocatedBaseSize',
    typed:
      /\bWin32_PageFile\w{0,10}\b[^\n]{0,60}(?:\)\.|-ExpandProperty )(?:AllocatedBase|Maximum)Size\b/i,
    cells: [[/^[ \t]*(\d{1,8})[ \t]*$/gm, 'host.pagefileMB']],
  },
  {
    command: '$env:KUBE_NETWORK',
    typed:
      /^(?:\[(?:System\.)?Environment\]::GetEnvironmentVariable\(["']|(?:echo )?(?:\$env:|%))KUBE_NETWORK\b/i,
    cells: [[/^[ \t]*([\w.*-]{1,60})[ \t]*$/gm, 'kubeProxy.env.KUBE_NETWORK']],
  },
  {
    command: 'az network vnet show',
    typed: /\baz network vnet show\b[^\n]{0,200}\baddressPrefixes\b/i,
    cells: [[/^[ \t]*["']?(\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2})["']?,?[ \t]*$/gm, 'network.vnetCidr']],
  },
]
