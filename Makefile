.PHONY: run serve test bench fuzz kill format docs dist dist-check install uninstall clean

PREFIX ?= /usr/local

run:
	@Scripts/setup build fonts examples window spelling media documents codes scripts secrets network web
	@Scripts/run $(EXAMPLE)

serve:
	@Scripts/setup build fonts examples spelling media documents codes scripts secrets network web
	@Scripts/serve $(EXAMPLE)

test:
	@Scripts/setup build fonts examples window spelling media documents codes scripts secrets network web test
	@Scripts/test

bench:
	@Scripts/setup build fonts examples window test bench
	@$(if $(BASE),Benchmarks/compare $(BASE),Benchmarks/run.sh) $(ONLY)

fuzz:
	@Scripts/setup build fonts
	@Scripts/fuzz $(or $(COUNT),1000000) $(or $(SEED),1)
	@Scripts/resize $(or $(STEPS),20000) $(or $(SEED),1)

kill:
	@Scripts/setup build fonts
	@Scripts/kill $(or $(COUNT),1000)

format:
	@Scripts/format format --in-place

docs:
	@Scripts/setup build fonts
	@Scripts/docs

dist:
	@Scripts/setup build fonts window
	@Scripts/dist

dist-check: dist
	@Scripts/setup dist
	@Scripts/dist-check
	@Scripts/package-check

install:
	@Scripts/setup build
	@Scripts/dist --install $(PREFIX)

uninstall:
	@Scripts/dist --uninstall $(PREFIX)

clean:
	@rm -rf .build Output
