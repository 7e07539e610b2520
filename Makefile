.PHONY: run test bench format docs clean

run:
	@Scripts/setup build fonts examples window
	@Scripts/run $(EXAMPLE)

test:
	@Scripts/setup build fonts examples window test
	@Scripts/test

bench:
	@Scripts/setup build fonts examples window test
	@Benchmarks/run.sh

format:
	@Scripts/format format --in-place

docs:
	@Scripts/setup build fonts
	@Scripts/docs

clean:
	@rm -rf .build Output
