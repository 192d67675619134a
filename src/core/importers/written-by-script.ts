const opens = /^[^\n#@]{0,300}@(["'])[ \t]*$/m

/** A script of PowerShell that writes files from texts of its own, which are read out of it. */
export function isWritingScript(text: string): boolean {
  const found = text.includes("@'") || text.includes('@"') ? opens.exec(text) : null
  return found !== null && text.includes(`\n${found[1] ?? ''}@`, found.index)
}
