/** Block of commands or settings. Other languages are no commands. */
const BLOCK = /^```(?:sh)?\n(.*?)^```$/gms

/** Setting of the environment, as a line of its own. */
const SETTING = /^[A-Z][A-Z0-9_]*=\S*(?:\s+#.*)?$/

/** Begin of a command in the middle of a sentence. */
const COMMAND = /^(?:[A-Z][A-Z0-9_]*=\S+ )*(?:npm|npx|node|git|docker|systemctl|journalctl|sh) /

/** Command lines of a page for owners, as they are written there, each once. */
export function commandLines(page: string): readonly string[] {
  const blocks = [...page.matchAll(BLOCK)].flatMap(([, block = '']) => block.split('\n'))
  const lines = blocks.map((line) => line.trim()).filter((line) => line !== '' && !/^#/.test(line))
  const sentences = page.replaceAll(/^```.*?^```$/gms, '')
  const named = [...sentences.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => COMMAND.test(code))
  return [...new Set([...lines.filter((line) => !SETTING.test(line)), ...named])]
}
