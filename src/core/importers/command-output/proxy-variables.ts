import type { Output } from './define.ts'

/** Variables for proxies, as commands print all of them or one. */
export const proxyOutputs: readonly Output[] = [
  {
    command: 'Get-ChildItem Env:',
    form: /^[ \t]*Name[ \t]+Value[ \t]*\n[ \t-]+\n(?:[^\n]{0,400}\n){0,60}?[ \t]*(?:NO|HTTPS?)_PROXY[ \t]/im,
    typed: /(?<!\$)\bEnv:|\bGetEnvironmentVariables\b|\bAppEnvironmentExtra\b|^set(?: \w{0,20})?$/i,
    cells: [
      [/^[ \t]*NO_PROXY[ \t=]+["']?([^\s"']{1,2000})/gim, 'host.noProxy'],
      [/^[ \t]*HTTPS?_PROXY[ \t=]+["']?([^\s"']{1,400})/gim, 'host.proxy'],
    ],
  },
  // One variable by itself.
  ...(
    [
      ['NO_PROXY', 'NO_PROXY', 'host.noProxy'],
      ['HTTPS_PROXY', 'HTTPS?_PROXY', 'host.proxy'],
    ] as const
  ).map(([variable, pattern, fact]): Output => ({
    command: `$env:${variable}`,
    typed: new RegExp(
      String.raw`\bGetEnvironmentVariable\(\s?["']${pattern}["']|^(?:echo\s)?["']?(?:\$env:${pattern}|%${pattern}%)["']?\s*$`,
      'i',
    ),
    cells: [[/^[ \t]*((?:https?:\/\/|[\w.*[-])[^\s"'%$]{1,2000})[ \t]*$/gm, fact]],
  })),
]
